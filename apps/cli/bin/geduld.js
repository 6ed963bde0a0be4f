#!/usr/bin/env node
// Starts src/main.ts. Plain JavaScript, so that an old Node can read it and hand over to the one that the project
// pins: the sources are run as they are, by Node's own type stripping, with no build step before.
import { existsSync, readdirSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
/** Says that this process was started by an older Node, so that two Nodes can never hand over to each other. */
const HANDED_OVER = 'GEDULD_HANDED_OVER';
const LEAST_NODE = '22.18';

/** Every `node_modules` from here up to the root of the file system. */
const moduleFolders = () => {
  const folders = [];
  for (let folder = HERE; ; folder = dirname(folder)) {
    const modules = join(folder, 'node_modules');
    if (existsSync(modules)) folders.push(modules);
    if (folder === dirname(folder)) return folders;
  }
};

/** The Node of the project: the program of the platform package that the install put in place. */
const pinnedNode = () => {
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  for (const modules of moduleFolders()) {
    const packages = readdirSync(modules).filter((name) => /^node-(bin-)?(linux|darwin|win)-/.test(name));
    for (const name of packages) {
      const path = join(modules, name, 'bin', program);
      if (existsSync(path)) return path;
    }
  }
  return undefined;
};

const stop = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 3;
};

/** Runs the same words under the project's Node; its end, and the signals meant for it, are passed on. */
const handOver = async () => {
  const node = process.env[HANDED_OVER] ? undefined : pinnedNode();
  if (node === undefined) {
    stop(
      `geduld: this is Node ${process.versions.node}, which cannot run TypeScript, and the project's own Node is not installed; expected Node ${LEAST_NODE} or later, or npm ci run in the project's folder.`,
    );
    return;
  }
  const { spawn } = await import('node:child_process');
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, [HANDED_OVER]: '1' },
  });
  // A terminal sends Ctrl-C to both; the child decides what it means.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (fault) => stop(`geduld: the project's Node could not be started (${fault.message}).`));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
  });
};

if (process.features.typescript) {
  const cached = moduleFolders().at(-1) ?? moduleFolders()[0];
  // Parsed and stripped sources are kept between runs; without a writable folder the start is merely slower.
  if (cached) nodeModule.enableCompileCache?.(join(cached, '.cache', 'geduld'));
  const { main } = await import('../src/main.ts');
  await main(process.argv.slice(2));
} else {
  await handOver();
}
