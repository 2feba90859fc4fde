import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // Between documents the browser moves by itself; nobody asks for routes one by one.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
