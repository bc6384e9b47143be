import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { chunks } from "./scripts/chunks.ts";
import manifest from "./package.json" with { type: "json" };

/**
 * What is a development package is built in, so that production installs none of it. So is Drizzle: its hundreds of
 * small modules cost 200 MB to load one by one, and next to nothing in the bundle.
 */
const external = Object.keys(manifest.dependencies).filter((name) => name !== "drizzle-orm");

/** Each page carries the names of all scripts in the list of routes, and a hash does not compress: seven characters do. */
const names = {
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
};

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // The 3D viewer is one file of a megabyte, fetched when somebody wants 3D.
  build: { target: "es2022", assetsInlineLimit: 0, sourcemap: false, chunkSizeWarningLimit: 1100 },
  // One bundle for the whole server: every module exists once, so pools and caches do too.
  environments: {
    client: { build: { rolldownOptions: { output: { ...names, codeSplitting: { groups: chunks } } } } },
    ssr: {
      build: { rollupOptions: { input: "./src/main.server.ts" } },
      resolve: command === "build" ? { noExternal: true, external } : { noExternal: [/^drizzle-orm/] },
    },
  },
  server: { watch: { ignored: ["**/data/**", "**/.cache/**", "**/assets/**"] } },
}));
