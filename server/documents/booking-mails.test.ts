import { describe, expect } from 'vitest'
import { listBookingMessages } from '#domain/bookings/booking-messages.server.ts'
import { findBooking } from '#domain/bookings/find-booking.server.ts'
import { openOutboxOnlyCarrier } from '#domain/messaging/carriers/outbox-only.server.ts'
import type { Carrier } from '#domain/messaging/carriers/carrier.ts'
import { deliverDue, listOutbox } from '#domain/messaging/outbox.server.ts'
import { createDevOutbox } from '#server/dev-outbox.ts'
import { bookingBench, CONTACT, FAMILY } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import { enclosePaper } from './make-paper.ts'

const head = (bytes: Uint8Array) => new TextDecoder().decode(bytes.subarray(0, 15))

describe('the mail of a confirmed booking', () => {
  test('brings its papers along, made when it goes out, and stands on the trip’s list', async ({ db }) => {
    const { book, services } = await bookingBench(db)
    const { reference, token, pay } = await book({}, { travellers: FAMILY })
    await pay('success')
    const [mail] = (await listOutbox(db, 9)).filter(({ channel }) => channel === 'email')
    expect(mail).toMatchObject({ to: CONTACT.email, subject: expect.stringMatching(/^Booked: Munnar|^Booked: /) })
    for (const words of [reference, '₹10,500', 'Meera Kulkarni 38', `/booking/${reference}?key=`, 'If we cancel'])
      expect(mail!.body + mail!.html).toContain(words)
    // What is not paid yet has no travel voucher.
    const papers = ['receipt-voucher.pdf', 'day-by-day.pdf', 'journey.ics'].map((name) => `${reference}-${name}`)
    const shown = await createDevOutbox(services).request('/dev/outbox', { headers: { Accept: 'application/json' } })
    expect(((await shown.json()) as { data: object[] }).data).toContainEqual(
      expect.objectContaining({ subject: mail!.subject, attachments: papers }),
    )
    const went: Parameters<Carrier['deliver']>[0][] = []
    const standIn = openOutboxOnlyCarrier()
    const deliver: Carrier['deliver'] = async (message) => (went.push(message), standIn.deliver(message))
    const { booking } = (await findBooking(db, services.keys, reference, { token }))!
    expect((await listBookingMessages(db, booking.id)).map(({ isSent }) => isSent)).toContain(false)
    await deliverDue({
      ...services,
      carrier: { ...standIn, deliver },
      enclose: (asked) => enclosePaper(services, asked),
    })
    const files = went.find(({ subject }) => subject === mail!.subject)?.files ?? []
    expect(files.map(({ name, bytes }) => [name, head(bytes).slice(0, 5)])).toEqual([
      [papers[0], '%PDF-'],
      [papers[1], '%PDF-'],
      [papers[2], 'BEGIN'],
    ])
    expect(await listBookingMessages(db, booking.id)).toContainEqual(
      expect.objectContaining({ channel: 'email', subject: mail!.subject, isSent: true }),
    )
    await pay('success', 'all')
    const [last] = await listOutbox(db, 1)
    expect(last!.encloses.map(({ name }) => name)).toContain(`${reference}-travel-voucher.pdf`)
    await services.printer.close()
  })
})
