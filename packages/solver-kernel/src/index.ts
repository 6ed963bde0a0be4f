export { type Kernel, makeKernel } from './kernel.ts';
