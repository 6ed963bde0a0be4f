// Compiles assembly/ to src/bytes.ts: the kernel as text, so that it needs no loading of files anywhere.

import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from 'assemblyscript/asc';

const here = dirname(fileURLToPath(import.meta.url));
const OPTIONS = ['-O3', '--noAssert', '--runtime', 'stub', '--memoryBase', '512', '--initialMemory', '97'];

/** The compiled kernel. */
export const compileKernel = async () => {
  let bytes;
  const { error, stderr } = await main(
    [
      'assembly/index.ts',
      '--outFile',
      'kernel.wasm',
      '--maximumMemory',
      '65535',
      '--enable',
      'bulk-memory',
      ...OPTIONS,
    ],
    {
      readFile: (name) => {
        try {
          return readFileSync(join(here, name), 'utf8');
        } catch {
          return null;
        }
      },
      writeFile: (_name, contents) => {
        bytes = contents;
      },
      listFiles: () => [],
    },
  );
  if (error) throw new Error(`${error.message}\n${stderr.toString()}`);
  return bytes;
};

/** The module that holds the kernel as text. */
export const bytesModule = (bytes) => {
  const text = Buffer.from(bytes).toString('base64');
  const lines = text.match(/.{1,100}/g).map((line) => `  '${line}',`);
  return `/** The compiled kernel in base64, made by \`build.mjs\` from \`assembly/\`; a test holds it against its source. */\nexport const KERNEL_BASE64: readonly string[] = [\n${lines.join('\n')}\n];\n`;
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(join(here, 'src/bytes.ts'), bytesModule(await compileKernel()));
