import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: "es2022", assetsInlineLimit: 0, sourcemap: false },
  // One bundle for the whole server: every module exists once, so pools and caches do too.
  environments: {
    ssr: { build: { rollupOptions: { input: "./src/main.server.ts" } } },
  },
  server: { watch: { ignored: ["**/data/**", "**/.cache/**", "**/assets/**"] } },
});
