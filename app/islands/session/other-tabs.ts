/** The key the protocol's own client uses, so that both understand each other. */
const MESSAGE_KEY = 'nextauth.message'

/** Tells the other tabs that the session changed. */
export function announce(trigger: 'getSession' | 'signout'): void {
  const message = { event: 'session', data: { trigger }, timestamp: Math.floor(Date.now() / 1000) }
  try {
    // The same text twice is no change, and no change is not heard.
    localStorage.setItem(MESSAGE_KEY, JSON.stringify({ ...message, mark: Math.random() }))
  } catch {
    // Nothing is kept, so nothing is shared: every tab sees it when it is looked at again.
  }
}

/** Calls `hear` when another tab said that the session changed. */
export function onAnnounced(hear: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === MESSAGE_KEY && isSessionMessage(newValue)) hear()
  })
}

function isSessionMessage(text: string | null): boolean {
  try {
    return (JSON.parse(text ?? '{}') as { event?: unknown } | null)?.event === 'session'
  } catch {
    return false
  }
}
