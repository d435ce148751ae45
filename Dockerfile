# Builds the pages, then keeps only what runs. PostgreSQL and files live outside, see compose.yaml.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /souk
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/food/package.json packages/food/
RUN npm ci
COPY . .
RUN PATH=node_modules/.bin:$PATH npm run build && npm prune --omit=dev

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 SOUK_DATA=/data
WORKDIR /souk
COPY --from=build /souk .
RUN mkdir /data && chown node /data
USER node
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://localhost:3000/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/keep.ts"]
