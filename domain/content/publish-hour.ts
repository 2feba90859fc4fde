import type { WritingStatus } from './article.ts'

/** When a text appears by itself, as its form says it: a day and an hour in India. */
export type PublishHour = { status: WritingStatus; day?: string | undefined; hour?: string | undefined }

type Read = { ok: true; publishAt: Date | null } | { ok: false; message: string }

/** The instant a scheduled text becomes public at; none of any other. What is past, or public already, is not scheduled. */
export function readPublishHour({ status, day = '', hour = '' }: PublishHour, now: Date, isPublic: boolean): Read {
  if (status !== 'scheduled') return { ok: true, publishAt: null }
  if (isPublic) return amiss('It is public by now. Save it, or withdraw it before you schedule it.')
  const publishAt = new Date(`${day}T${hour || '06:00'}:00+05:30`)
  if (Number.isNaN(publishAt.getTime())) return amiss('Choose the day it appears on.')
  if (publishAt <= now) return amiss('That is over. Choose an hour to come.')
  return { ok: true, publishAt }
}

function amiss(message: string): Read {
  return { ok: false, message }
}
