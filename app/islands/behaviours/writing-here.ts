import { SECOND } from '#platform/clock.ts'

const EVERY = 20 * SECOND

type Other = { name: string; path: string; since: string }

/** Says quietly who else has this thing of the office open to write on it, as long as this page is looked at. Without this code nobody is told, and nobody tells. */
export function sayWhoElseWrites(): void {
  const place = document.querySelector<HTMLElement>('[data-writing-here]')
  // What is not there yet is each one's own.
  if (!place || location.pathname.endsWith('/new')) return
  const say = async () => {
    if (document.hidden) return
    const others = await askWhoElse()
    if (!others) return
    place.hidden = others.length === 0
    const words = others.map(wordsOf).join(' ')
    // Said again word for word it would be read out again.
    if (place.textContent !== words) place.textContent = words
  }
  setInterval(() => void say(), EVERY)
  document.addEventListener('visibilitychange', () => void say())
  void say()
}

/** Without a network, and signed out, nobody knows. */
async function askWhoElse(): Promise<Other[] | undefined> {
  const asked = new URLSearchParams({ at: location.pathname })
  const answer = await fetch(`/admin/here?${asked}`, { redirect: 'manual' }).catch(() => undefined)
  return answer?.ok ? ((await answer.json()) as Other[]) : undefined
}

function wordsOf({ name, path, since }: Other): string {
  if (path === location.pathname) return `${name} is writing here too (since ${since}).`
  const part = document.querySelector(`main nav a[href="${CSS.escape(path)}"]`)?.firstChild?.textContent
  return `${name} is writing ${part ? `under “${part}”` : 'on another page of it'} (since ${since}).`
}
