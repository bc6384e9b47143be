import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  buildDirectory: "build",
  ssr: true,
  // Every route is in the first manifest: no fog-of-war requests on a slow phone.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
