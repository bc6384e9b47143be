import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/longest-first.ts";

const slow = { testTimeout: 60_000, hookTimeout: 120_000 };
const database = ["src/testing/start-database.ts"];
/** The built program as processes: several copies, kills, restarts, another PostgreSQL server. */
const processes = { globalSetup: database, ...slow, testTimeout: 180_000 };
/** A browser on a busy machine gets time, but no second try: that would hide what happens only now and then. */
const browser = {
  globalSetup: ["e2e/seed-template.ts"],
  ...slow,
  testTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

const projects = [
  {
    name: "unit",
    include: ["src/**/*.test.ts", "src/**/*.test.tsx", "studio/**/*.test.ts", "db/**/*.test.ts", "scripts/**/*.test.ts"],
    exclude: ["**/*.db.test.ts", "**/*.server.test.ts", "**/*.long.test.ts"],
    // Some read a hundred thousand rows or a whole photo: on a busy machine that takes more than five seconds.
    testTimeout: 30_000,
  },
  // Through the API on a real PostgreSQL, one database per suite.
  { name: "db", include: ["src/**/*.db.test.ts", "db/**/*.db.test.ts"], globalSetup: database, ...slow },
  { name: "server", include: ["{src,e2e,scripts}/**/*.server.test.ts"], ...processes },
  // What takes long: races and cut uploads in many repeats, rushes, the studio's pictures.
  { name: "long", include: ["{src,scripts,studio,db}/**/*.long.test.ts"], ...processes },
  // Measured or held to a second: one at a time, after the others.
  { name: "server-long", include: ["e2e/**/*.long.test.ts"], ...processes, fileParallelism: false, sequence: { groupOrder: 1 } },
  { name: "e2e", include: ["e2e/**/*.e2e.ts"], exclude: ["**/*.long.e2e.ts"], ...browser },
  // Further journeys: every key and link, moves, consent, every make of rug in 3D, the room tool.
  { name: "e2e-long", include: ["e2e/**/*.long.e2e.ts"], ...browser },
];

export default defineConfig({
  test: {
    // Modules keep no state of their own, so suites of one worker share them: half the time was importing.
    projects: projects.map((test) => ({ test: { environment: "node", isolate: false, ...test } })),
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
});
