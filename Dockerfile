# The site as an image: built with everything, run with what it needs (scripts/image-tree.ts), as nobody in particular and writing nothing but DATA_DIR.
#   docker build --tag padav .
FROM node:24-slim AS build
WORKDIR /opt/padav
COPY package.json package-lock.json .npmrc ./
COPY client/package.json client/
RUN npm ci --include=dev --include=optional --no-audit --no-fund
COPY . .
RUN npm run build && node scripts/image-tree.ts /image

# Of Node the program alone: neither npm nor what compiles.
FROM debian:13-slim
# The second folder is for what an nginx in front keeps (deploy/compose.yml): a volume there is then this user's.
RUN useradd --uid 1000 --user-group --no-create-home --shell /usr/sbin/nologin node \
  && mkdir --parents /var/lib/padav /var/cache/padav && chown node:node /var/lib/padav /var/cache/padav
COPY --from=build /usr/local/bin/node /usr/local/bin/
# Two arenas of the C library's memory instead of eight a processor: 150 MB less (docs/decisions/2026-11-24-what-a-soak-found.md).
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/padav MALLOC_ARENA_MAX=2
WORKDIR /opt/padav
COPY --from=build /image .
USER node
VOLUME /var/lib/padav
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--initial-heap-size=256", "scripts/start.ts"]
