import { data } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { readOwnForm } from '#app/routes/admin/deeds.server.ts'
import { EncodersBusy } from '#domain/media/encoders.ts'
import type { Ground } from '#domain/media/image.server.ts'
import { takePicture } from '#domain/media/take-picture.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { REFUSALS } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'

/** As many as one sends without a script, where all of them come in one form. */
const LARGEST_LOAD = 64 * 1024 * 1024
const ROUND_IT = 64 * 1024
const MOST_AT_ONCE = 100

/** What came of one file: the picture it is now, or why it is none. */
export type TakenFile = { name: string } & ({ id: string; isNew: boolean } | { reason: Refusal; message: string })

/** Takes in what the form of the pictures' page sent, file by file: one that is refused keeps no other out. */
export async function receivePictures(context: Readonly<RouterContextProvider>, request: Request) {
  const { form, isOwn } = await readOwnForm(context, request, LARGEST_LOAD + ROUND_IT)
  if (form.get('intent') !== 'take') throw data(null, { status: 400 })
  if (!isOwn) return said('stale-page')
  const files = form.getAll('file').filter((file) => file instanceof File && file.name !== '') as File[]
  if (files.length === 0) return said('no-file')
  const taken: TakenFile[] = []
  for (const file of files.slice(0, MOST_AT_ONCE))
    taken.push(await takeFile(context.get(servicesContext), context.get(visitContext).visitor, file))
  const refused = taken.find((file) => 'reason' in file)
  return data({ message: '', taken }, { status: refused ? REFUSALS[refused.reason].status : 200 })
}

function said(reason: Refusal) {
  const { status, message } = REFUSALS[reason]
  return data({ message, taken: [] as TakenFile[] }, { status })
}

/** Takes one file in as a picture; what is clear in it lies on `ground`, white where nothing is said. */
export async function takeFile(
  services: Parameters<typeof takePicture>[0],
  actor: Actor,
  file: File,
  ground?: Ground,
): Promise<TakenFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const taken = await takePicture(services, actor, { name: file.name, bytes, ground }).catch(busy)
  if (taken.ok) return { name: file.name, ...taken.value }
  const reason = taken.reason === 'invalid' ? 'not-an-image' : taken.reason
  return { name: file.name, reason, message: REFUSALS[reason].message }
}

function busy(error: unknown) {
  if (error instanceof EncodersBusy) return { ok: false as const, reason: 'pictures-busy' as const }
  throw error
}
