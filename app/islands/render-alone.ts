// The client build of a route keeps this module; the server's renderer must not come along (import.meta.env.SSR is a constant there).
const renderer = import.meta.env.SSR ? await import('react-dom/server') : undefined

/** The HTML of something that never wakes, without the marks React would find its places by again; nothing in the browser. */
export function renderStill(node: React.ReactNode, identifierPrefix: string): string {
  return renderer?.renderToStaticMarkup(node, { identifierPrefix }) ?? ''
}

/** The HTML of something rendered by itself on the server, with ids of its own; nothing in the browser, where it stands already. */
export function renderAlone(node: React.ReactNode, identifierPrefix: string): string {
  return renderer?.renderToString(node, { identifierPrefix }) ?? ''
}
