# The shop in one image. The embedded PostgreSQL also works in it, but production sets DATABASE_URL.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/trim-packages.mjs scripts/
RUN npm ci
COPY . .
# The image has a Node of its own: the lock file's is for machines with an older one.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/node node_modules/.bin/node studio e2e bench docs .cache

FROM node:24-bookworm-slim
# As process 1 Node would miss a SIGTERM until its first line runs, and inherit orphans it never buries; tini does neither.
RUN apt-get update && apt-get install -y --no-install-recommends tini && rm -rf /var/lib/apt/lists/* /var/cache/* /var/log/*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown 1000:1000 /data
COPY --from=build /app /app
# By number: Kubernetes cannot tell from a name that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=4s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "scripts/start.mjs"]
