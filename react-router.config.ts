import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  // scripts/build.ts builds beside and moves the whole into place.
  buildDirectory: process.env.BUILD_FOLDER ?? "build",
  ssr: true,
  // Every route is in the first manifest: no fog-of-war requests on a slow phone.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
