import { SECOND } from '#platform/clock.ts'

/** A page that waits for something is looked at again every so many seconds, and opened anew once the wait is over. */
export function lookAgain(): void {
  const place = document.querySelector<HTMLElement>('[data-look-again]')
  if (!place) return
  const timer = setInterval(
    async () => {
      if (document.hidden || !(await isOver())) return
      clearInterval(timer)
      location.reload()
    },
    Number(place.dataset['lookAgain']) * SECOND,
  )
}

/** Without a network nothing is over. */
async function isOver(): Promise<boolean> {
  const answer = await fetch(location.href, { headers: { Accept: 'text/html' } }).catch(() => undefined)
  return answer?.ok === true && !(await answer.text()).includes('data-look-again')
}
