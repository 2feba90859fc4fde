# The site as an image: built with everything, run with what it needs, as nobody in particular and writing nothing but DATA_DIR.
#   docker build --tag padav .
FROM node:24-slim AS build
WORKDIR /opt/padav
COPY package.json package-lock.json .npmrc ./
COPY client/package.json client/
RUN npm ci --include=dev --include=optional --no-audit --no-fund
COPY . .
# The base has a Node of its own; maps are for who debugs libraries.
RUN npm run build && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/.cache node_modules/node-linux-* \
  && find node_modules -name '*.map' -delete

FROM node:24-slim
# Two arenas of the C library's memory instead of eight a processor: 150 MB less (docs/decisions/2026-11-24-what-a-soak-found.md).
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/padav MALLOC_ARENA_MAX=2
WORKDIR /opt/padav
COPY --from=build /opt/padav .
# The second is for what an nginx in front keeps (deploy/compose.yml): a volume there is then this user's.
RUN mkdir --parents /var/lib/padav /var/cache/padav && chown node:node /var/lib/padav /var/cache/padav
USER node
VOLUME /var/lib/padav
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--initial-heap-size=256", "scripts/start.ts"]
