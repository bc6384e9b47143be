import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { chunks, eager } from "./scripts/chunks.ts";

export default defineConfig({
  plugins: [reactRouter()],
  // The 3D viewer is one file of a megabyte, fetched when somebody wants 3D.
  build: { target: "es2022", assetsInlineLimit: 0, sourcemap: false, chunkSizeWarningLimit: 1100 },
  // One bundle for the whole server: every module exists once, so pools and caches do too.
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks }, postBanner: eager } } } },
    ssr: {
      build: { rollupOptions: { input: "./src/main.server.ts" } },
      // Drizzle's hundreds of small modules cost 200 MB to load one by one, and next to nothing in the bundle.
      resolve: { noExternal: [/^drizzle-orm/] },
    },
  },
  server: { watch: { ignored: ["**/data/**", "**/.cache/**", "**/assets/**"] } },
});
