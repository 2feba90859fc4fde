import { data, href, redirect } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { readOwnForm, told } from '#app/routes/admin/deeds.server.ts'
import { faultsByPath } from '#app/routes/admin/fields.ts'
import { beginImport } from '#domain/spreadsheets/imports.server.ts'
import { findKind } from '#domain/spreadsheets/kinds.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { officeRefusal } from '#web/office-words.ts'
import { REFUSALS } from '#web/refusals.ts'

/** A hundred thousand places with all their texts; a file of prices alone is a tenth of it. */
const LARGEST_FILE = 64 * 1024 * 1024
const ROUND_IT = 64 * 1024
const WHICH_KIND = 'Choose what is in it.'

/** Takes a file in and leads on to its import; shows the form again with what is wrong with the file. */
export async function receiveImport(context: Readonly<RouterContextProvider>, request: Request) {
  const { form, isOwn } = await readOwnForm(context, request, LARGEST_FILE + ROUND_IT)
  if (form.get('intent') !== 'import') throw data(null, { status: 400 })
  const { visitor } = context.get(visitContext)
  const asked = form.get('kind')
  const kind = typeof asked === 'string' ? asked : ''
  if (!isOwn) return shownAgain('stale-page', kind)
  const file = form.get('file')
  const unread: Record<string, string> = findKind(kind) ? {} : { kind: WHICH_KIND }
  if (!(file instanceof File) || file.name === '')
    return shownAgain('unclear-deed', kind, { ...unread, file: 'Choose a CSV file.' })
  if (file.size === 0) return shownAgain('unclear-deed', kind, { ...unread, file: `There is nothing in ${file.name}.` })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const begun = await beginImport(context.get(servicesContext), visitor, { kind, fileName: file.name, bytes })
  if (begun.ok) return redirect(href('/admin/imports/:id', { id: begun.value.id }))
  const outcome = told(begun, () => '', { 'unknown-kind': 'unclear-deed', invalid: 'unclear-deed' })
  if (outcome.ok) throw new Error('an import was refused and not')
  const faults = begun.reason === 'unknown-kind' ? [{ path: 'kind', message: WHICH_KIND }] : outcome.faults
  return shownAgain(outcome.reason, kind, faultsByPath(faults ?? []))
}

function shownAgain(reason: keyof typeof REFUSALS, kind: string, faults: Record<string, string> = {}) {
  return data({ message: officeRefusal(reason), typed: { kind }, faults }, { status: REFUSALS[reason].status })
}
