import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: "es2022", assetsInlineLimit: 0, sourcemap: false },
  // One bundle for the whole server: every module exists once, so pools and caches do too.
  environments: {
    ssr: {
      build: { rollupOptions: { input: "./src/main.server.ts" } },
      // Drizzle's hundreds of small modules cost 200 MB to load one by one, and next to nothing in the bundle.
      resolve: { noExternal: [/^drizzle-orm/] },
    },
  },
  server: { watch: { ignored: ["**/data/**", "**/.cache/**", "**/assets/**"] } },
});
