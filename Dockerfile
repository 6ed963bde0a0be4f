# The server with the built app. docs/operations.md says how it is run.
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /geduld
COPY . .
RUN npm ci --no-fund --no-audit --loglevel=error && npm run build
# What runs needs neither the tools nor the second Node that older machines bring along.
RUN rm -rf node_modules && npm ci --omit=dev --omit=optional --workspace @geduld/cli --workspace @geduld/server \
  --no-fund --no-audit --loglevel=error

FROM node:26.10.0-bookworm-slim
WORKDIR /geduld
ENV NODE_ENV=production GEDULD_HOST=0.0.0.0 GEDULD_PORT=8080 GEDULD_DATA=/data GEDULD_LOG=1
COPY --from=build /geduld/package.json ./
COPY --from=build /geduld/node_modules ./node_modules
COPY --from=build /geduld/packages ./packages
COPY --from=build /geduld/apps/server ./apps/server
COPY --from=build /geduld/apps/cli ./apps/cli
COPY --from=build /geduld/apps/web/dist ./apps/web/dist
# Whoever runs it may write the data and nothing else.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.GEDULD_PORT+'/health').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["node", "apps/cli/bin/geduld.js"]
CMD ["serve"]
