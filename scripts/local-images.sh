#!/usr/bin/env bash
# Makes the images that Dockerfile and compose.yaml name out of Debian's and npm's packages, for a machine that reaches no
# image registry. They stand in for the official ones under the same names; docs/production.md says what was run with them.
# As root, with debootstrap, podman and npm:  bash scripts/local-images.sh
set -euo pipefail
cd "$(dirname "$0")/.."
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
node=docker.io/library/node:24-bookworm-slim
debian=localhost/debian:sid
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# What Debian's "slim" images leave out as well.
slim() {
  rm -rf "$1"/usr/share/{doc,man,locale,info} "$1"/var/cache/{apt,debconf}/* "$1"/var/lib/apt/lists/* "$1"/var/log/*.log
  find "$1" -xdev -type d -name __pycache__ -prune -exec rm -rf {} +
}

node_image() {
  podman image exists "$node" && return
  local root=$work/node version package
  version=$(sed -n 's/.*"node": "\([0-9.]*\)".*/\1/p' package.json)
  debootstrap --variant=minbase bookworm "$root" "$mirror"
  mkdir -p "$root/usr/local/lib/node_modules/npm"
  for package in "node-linux-$(uname -m | sed 's/x86_64/x64/; s/aarch64/arm64/')@$version" npm@11; do
    (cd "$work" && npm pack --silent "$package" >/dev/null)
  done
  tar -xzf "$work"/node-linux-*.tgz -C "$root/usr/local/bin" --strip-components=2 package/bin/node
  tar -xzf "$work"/npm-*.tgz -C "$root/usr/local/lib/node_modules/npm" --strip-components=1
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  chroot "$root" useradd --uid 1000 --user-group --create-home --shell /bin/bash node
  slim "$root"
  tar -C "$root" -c . | podman import --change 'CMD ["node"]' - "$node"
}

# The bucket's stand-in: the S3 server of the tests, which checks signatures, on top of the Node image.
bucket_image() {
  podman image exists "$1" && return
  local context=$work/bucket
  mkdir "$context"
  npm install --silent --prefix "$context" "@20minutes/s3rver@$(sed -n 's/.*s3rver": "\([0-9.]*\)".*/\1/p' package.json)"
  cat > "$context/serve.cjs" <<'JS'
const S3rver = require("@20minutes/s3rver");
const account = require("@20minutes/s3rver/lib/models/account");
const v4 = require("@20minutes/s3rver/lib/signature/v4");
// It reads a bucket's path without the last slash, which clients sign.
const { getStringToSign } = v4;
v4.getStringToSign = (asked, signed) =>
  getStringToSign({ ...asked, uri: asked.uri.replace(/^(\/[^/]+)$/, "$1/") }, signed);
account.DUMMY_ACCOUNT.revokeAccessKey("S3RVER");
account.DUMMY_ACCOUNT.createKeyPair(process.env.ROOT_ACCESS_KEY, process.env.ROOT_SECRET_KEY);
new S3rver({
  address: "0.0.0.0",
  port: Number(process.env.VGW_PORT.slice(1)),
  directory: process.env.VGW_BACKEND_ARG,
  vhostBuckets: false,
  configureBuckets: [{ name: "telar" }],
}).run();
process.on("SIGTERM", () => process.exit(0));
JS
  printf 'FROM %s\nWORKDIR /s3\nCOPY . .\nCMD ["node", "serve.cjs"]\n' "$node" > "$context/Dockerfile"
  podman build --format docker --pull=never -t "$1" "$context"
}

# PostgreSQL 18 and Caddy are in Debian's development branch.
debian_image() {
  podman image exists "$debian" && return
  local root=$work/debian
  debootstrap --variant=minbase sid "$root" "$mirror"
  slim "$root"
  tar -C "$root" -c . | podman import - "$debian"
}

# service_image NAME PACKAGES: the Dockerfile's further lines come on standard input.
service_image() {
  podman image exists "$1" && return
  {
    echo "FROM $debian"
    echo 'RUN mkdir -p /etc/postgresql-common && echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.conf'
    # A mirror that is a few days behind serves as well.
    echo "RUN apt-get -o Acquire::Check-Valid-Until=false update && apt-get install -y --no-install-recommends $2"
    cat
  } > "$work/context/Dockerfile"
  podman build --network host --format docker --pull=never -t "$1" "$work/context"
}

mkdir "$work/context"
# What the official entrypoint does for POSTGRES_USER, POSTGRES_PASSWORD and POSTGRES_DB, and no more.
cat > "$work/context/postgres-entrypoint" <<'SH'
#!/bin/sh
set -eu
as() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA" && chown -R postgres:postgres /var/lib/postgresql
  umask 077 && printf %s "$POSTGRES_PASSWORD" > /tmp/password && chown postgres /tmp/password
  as initdb -U "$POSTGRES_USER" --pwfile=/tmp/password --locale=C.UTF-8 --auth-local=trust --auth-host=scram-sha-256 > /dev/null
  rm /tmp/password
  echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
  [ "$POSTGRES_DB" = postgres ] || echo "create database $POSTGRES_DB;" | as postgres --single postgres > /dev/null
fi
exec setpriv --reuid=postgres --regid=postgres --clear-groups postgres -c listen_addresses='*'
SH
chmod 755 "$work/context/postgres-entrypoint"

node_image
debian_image
service_image docker.io/library/postgres:18 postgresql-18 <<'END'
ENV PATH=/usr/lib/postgresql/18/bin:/usr/bin:/bin PGDATA=/var/lib/postgresql/18/docker
COPY postgres-entrypoint /usr/local/bin/
STOPSIGNAL SIGINT
ENTRYPOINT ["/usr/local/bin/postgres-entrypoint"]
END
service_image docker.io/library/caddy:2 "caddy ca-certificates" <<'END'
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
END
bucket_image ghcr.io/versity/versitygw:v1.7.0
podman images
