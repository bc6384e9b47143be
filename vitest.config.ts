import { defineConfig } from "vitest/config";

const projects = [
  {
    name: "unit",
    include: ["src/**/*.test.ts", "src/**/*.test.tsx", "studio/**/*.test.ts", "db/**/*.test.ts", "scripts/**/*.test.ts"],
    exclude: ["**/*.db.test.ts"],
  },
  {
    name: "db",
    include: ["src/**/*.db.test.ts", "db/**/*.db.test.ts"],
    globalSetup: ["src/testing/start-database.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
];

export default defineConfig({
  test: {
    projects: projects.map((test) => ({ test: { environment: "node", ...test } })),
    reporters: ["default"],
    maxWorkers: 2,
  },
});
