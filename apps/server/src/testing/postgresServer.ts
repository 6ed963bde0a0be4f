import pg from 'pg';

/** Where the tests find a PostgreSQL: `tools/postgres.mjs` starts one and says so in the environment. */
const SERVER = process.env.GEDULD_TEST_POSTGRES;

/** Makes an empty database on the server of the tests and answers its URL. */
export const newDatabase = async (name: string): Promise<string> => {
  if (SERVER === undefined)
    throw new Error('GEDULD_TEST_POSTGRES names no PostgreSQL; `npm test` starts one and names it.');
  const client = new pg.Client({ connectionString: SERVER });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return url.href;
};
