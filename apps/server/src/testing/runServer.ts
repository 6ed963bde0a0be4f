import { startServer } from '../server.ts';
import { testConfig } from './config.ts';

/** What the process of a test is told: how its server differs from that of other tests. */
const { port } = await startServer(testConfig(JSON.parse(process.env.GEDULD_TEST_SERVER ?? '{}')));
console.log(port);
