import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#app/root.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { KeptForm } from './deed-form.tsx'
import office from './office.module.css'
import { ONCE_OPEN } from './writing-words.ts'

type Props = {
  kept: Pick<NonNullable<KeptForm>, 'message' | 'once'> | undefined
  done?: React.ReactNode
  /** The words before a secret that is shown once. */
  once?: string
}

/** What came of the deed that was asked for last: why nothing did, or what was done; whoever goes by keys goes on from here. A form that is only shown again says neither. */
export function Said({ kept, done, once }: Props) {
  const isClosed = useRouteLoaderData<typeof rootLoader>('root')?.shell.isClosed ?? false
  const secret = kept?.once
  const words = kept ? (secret && `${once} `) || kept.message : isClosed ? onceOpen(done) : done
  return (
    <Notice tone={kept?.message ? 'bad' : 'good'} said={words ? 'first' : false}>
      {words}
      {secret ? <code className={office.anywhere}>{secret}</code> : null}
    </Notice>
  )
}

/** The words for what was done, as the address of the page names it; none for what is no deed of the page's. */
export function doneIn(request: Request, words: Readonly<Record<string, string>>): string | undefined {
  const done = new URL(request.url).searchParams.get('done') ?? ''
  return Object.hasOwn(words, done) ? words[done] : undefined
}

/** The words for what was done where nobody outside sees it yet. */
function onceOpen(done: React.ReactNode): React.ReactNode {
  if (typeof done !== 'string') return done
  return Object.entries(ONCE_OPEN).reduce((words, [now, later]) => words.replace(now, later), done)
}
