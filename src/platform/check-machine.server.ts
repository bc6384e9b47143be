import { statfsSync } from "node:fs";
import { totalmem } from "node:os";

const MB = 1024 * 1024;
const DISK_MB = 400;
const MEMORY_MB = 512;

type Machine = { freeDisk: number; memory: number };

function readMachine(folder: string): Machine {
  const { bavail, bsize } = statfsSync(folder);
  // In a container its own limit counts; 0 and huge numbers mean none.
  const limit = process.constrainedMemory() || Infinity;
  return { freeDisk: bavail * bsize, memory: Math.min(limit, totalmem()) };
}

/** Said before a first start begins what it cannot finish; memory alone may still do. */
export function checkMachine(folder: string, { freeDisk, memory } = readMachine(folder)): string | undefined {
  const inMb = (bytes: number) => `${Math.floor(bytes / MB)} MB`;
  if (freeDisk < DISK_MB * MB)
    throw new Error(`DATA_DIR=${folder} has only ${inMb(freeDisk)} of free disk: a first start needs ${DISK_MB} MB.`);
  if (memory >= MEMORY_MB * MB) return undefined;
  return `This machine has ${inMb(memory)} of memory: the shop needs ${MEMORY_MB} MB, and 2 GB for rugs in room photos.`;
}
