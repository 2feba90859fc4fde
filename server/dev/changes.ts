import { relative } from 'node:path'
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'

/** What the browser is told of a file that changed on the server's side. */
export type Change = {
  /** The address Vite serves it under. */
  path: string
  /** Rules alone; what stands around every page and is HTML even in the app; anything else. */
  kind: 'styles' | 'frame' | 'page'
}

/** Saving many files at once is one change. */
const TOGETHER_MS = 20
const FRAME = /^\/app\/(frame|menus|shell\.server)\.tsx?$/

/**
 * Tells the browsers what changed, once the house stands anew. Vite's own hot reload knows only what a browser has loaded; a document is
 * HTML of modules no browser has.
 */
export function tellBrowsers(rebuild: () => Promise<unknown>, meet: (error: unknown) => void): Plugin {
  const changes = new Map<string, Change>()
  let lastAt = 0
  return {
    name: 'padav:tell-browsers',
    apply: 'serve',
    configureServer: ({ environments: { client } }: ViteDevServer) => {
      // Whoever was still coming in when something changed was not told, and may be of before.
      client.hot.on('padav:asked-at', (askedAt: number, page) => {
        if (askedAt <= lastAt) page.send({ type: 'full-reload' })
      })
    },
    hotUpdate({ file, modules, server: { environments, config } }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      lastAt = Date.now()
      const path = `/${relative(config.root, file)}`
      if (changes.size === 0) setTimeout(() => void tell(), TOGETHER_MS)
      changes.set(path, { path, kind: kindOf(path, modules) })

      async function tell() {
        const together = [...changes.values()]
        changes.clear()
        try {
          await rebuild()
          environments.client.hot.send('padav:changed', together)
        } catch (error) {
          meet(error)
        }
      }
    },
  }
}

function kindOf(path: string, modules: EnvironmentModuleNode[]): Change['kind'] {
  if (path.endsWith('.css')) return 'styles'
  // An island in a closed popup of the frame is drawn anew when it wakes.
  if (path.startsWith('/app/islands/')) return 'page'
  return isOfFrame(modules) ? 'frame' : 'page'
}

function isOfFrame(modules: Iterable<EnvironmentModuleNode>, seen = new Set<EnvironmentModuleNode>()): boolean {
  for (const module of modules) {
    if (seen.has(module)) continue
    seen.add(module)
    if (FRAME.test(module.url) || isOfFrame(module.importers, seen)) return true
  }
  return false
}
