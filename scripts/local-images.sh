#!/usr/bin/env bash
# Makes the images that Dockerfile and compose.yaml name out of Debian's and npm's packages, for a machine that reaches no
# image registry. They stand in for the official ones under the same names; docs/production.md says what was run with them.
# As root, with debootstrap, podman and npm:  bash scripts/local-images.sh
set -euo pipefail
cd "$(dirname "$0")/.."
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# What Debian's "slim" images leave out as well.
slim() {
  rm -rf "$1"/usr/share/{doc,man,locale,info} "$1"/var/cache/{apt,debconf}/* "$1"/var/lib/apt/lists/* "$1"/var/log/*.log
  find "$1" -xdev -type d -name __pycache__ -prune -exec rm -rf {} +
}

node_image() {
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
  tar -C "$root" -c . | podman import --change 'CMD ["node"]' - docker.io/library/node:24-bookworm-slim
}

# PostgreSQL 18, Caddy and an rclone that serves S3 are in Debian's development branch.
debian_image() {
  local root=$work/debian
  debootstrap --variant=minbase sid "$root" "$mirror"
  slim "$root"
  tar -C "$root" -c . | podman import - localhost/debian:sid
}

# service_image NAME PACKAGES: the Dockerfile's further lines come on standard input.
service_image() {
  { printf 'FROM localhost/debian:sid\nRUN mkdir -p /etc/postgresql-common && echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.conf'
    printf ' && apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends %s && rm -rf /var/lib/apt/lists/*\n' "$2"
    cat; } > "$work/Dockerfile"
  podman build --network host --format docker --pull=never -t "$1" -f "$work/Dockerfile" "$work"
}

# What the official entrypoint does for POSTGRES_USER, POSTGRES_PASSWORD and POSTGRES_DB, and no more.
cat > "$work/postgres-entrypoint" <<'SH'
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
chmod 755 "$work/postgres-entrypoint"

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
service_image docker.io/rclone/rclone:1 rclone <<'END'
ENTRYPOINT ["rclone"]
END
podman images
