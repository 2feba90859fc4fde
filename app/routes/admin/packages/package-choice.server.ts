import { redirect } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { choosePackage } from '#domain/catalogue/packages-to-choose.server.ts'
import type { PackageChoice } from '#domain/catalogue/packages-to-choose.server.ts'
import type { Action } from '#domain/policy/policy.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { CHOOSING, LONGEST_FIND } from './package-choice.tsx'

type Asked = {
  name: string
  by: 'id' | 'url'
  action: Action
  isPublic: boolean
  /** What is meant where the address says nothing. */
  otherwise?: string
}

/** The package the address of a page names, or looks for by a word. One that alone is meant is in the address from then on. */
export async function choiceIn(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { name, by, action, isPublic, otherwise = '' }: Asked,
): Promise<PackageChoice> {
  const { pathname, searchParams: asked } = new URL(request.url)
  const key = asked.get(name) ?? otherwise
  const words = (asked.get('find') ?? '').trim().slice(0, LONGEST_FIND)
  const sought = { key: key.slice(0, LONGEST_FIND), words: words.replaceAll(/\s+/g, ' '), isPublic }
  const { db } = context.get(servicesContext)
  const choice = await choosePackage(db, context.get(visitContext).visitor, action, sought)
  if (!choice.ok) throw refusedPage(choice.reason)
  const { sole } = choice.value
  if (!sole) return choice.value
  asked.delete('find')
  asked.set(name, sole[by])
  throw redirect(`${pathname}?${asked}`)
}

/** Whether an address comes from somebody who looks for a package, and not from the whole form. */
export function isChoosing(asked: URLSearchParams, { words }: Pick<PackageChoice, 'words'>): boolean {
  return asked.has(CHOOSING) || words !== ''
}
