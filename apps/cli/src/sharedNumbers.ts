/** Place of the stop: anything but 0 there, and the other thread ends as soon as it looks. */
export const STOP = 0;
/** Place of a count that the working thread keeps, for whoever shows progress. */
export const COUNT = 1;

/** Numbers that two threads share: a worker at its work reads no messages. */
export type Shared = Int32Array<SharedArrayBuffer>;

/** Fresh ones: nothing is stopped, nothing counted. */
export const sharedNumbers = (): Shared => new Int32Array(new SharedArrayBuffer(8));
