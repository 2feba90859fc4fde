import { DEFAULT_NAME } from '#domain/settings/settings.ts'
import { subjectOf, textsOf } from './draw-mail.ts'
import type { DrawMail } from './draw-mail.ts'
import { confirmationMail } from './templates/confirmation-mail.ts'
import type { ConfirmationMail } from './templates/confirmation-mail.ts'

type Around = Omit<ConfirmationMail, 'subject' | 'title' | 'leads' | 'accents'>

/** Draws the words of a confirmation on top of its ticket, the first block of them as the heading. */
export function drawnIn(around: Around): DrawMail {
  return (template, values, accents) => {
    const [title = '', ...leads] = textsOf(template, values)
    return confirmationMail({ ...around, subject: subjectOf(template, values), title, leads, accents })
  }
}

/** A confirmation as the preview and the test show it, around its words. */
export const SAMPLE_CONFIRMATION: Around = {
  siteName: DEFAULT_NAME,
  phone: '1800 202 2014',
  replyTo: null,
  preview: '2 seats are yours. ₹16,052 has reached us.',
  poster: null,
  reference: '7KQ4M2XZ',
  bookedOn: 'Sat 21 Nov 2026',
  from: 'Kochi',
  to: 'Kochi',
  halts: [
    { name: 'Munnar', when: 'Sat 12 Dec, 2 nights' },
    { name: 'Thekkady', when: 'Mon 14 Dec, 2 nights' },
    { name: 'Kochi', when: 'Wed 16 Dec' },
  ],
  who: ['Meera Kulkarni 34, Arun Kulkarni 36', '1 room for two'],
  parts: [
    { name: 'Part 1, 25 %', sum: '₹16,052', note: 'paid Sat 21 Nov', isPaid: true },
    { name: 'Part 2, 75 %', sum: '₹48,156', note: 'by Sat 28 Nov 2026', isPaid: false },
  ],
  lines: [
    { name: '2 × Adult', note: '₹30,575.24 each', sum: '₹61,150.48', isTotal: false },
    { name: 'IGST 5 %', note: '', sum: '₹3,057.52', isTotal: false },
    { name: 'Total', note: '', sum: '₹64,208', isTotal: true },
  ],
  next: ['Part 2, ₹48,156 by Sat 28 Nov 2026. We write a week before, with the link.'],
  changing: 'Until Thu 12 Nov 2026 cancelling costs 25 %. If we cancel, everything comes back.',
  attached: ['receipt voucher (PDF)', 'calendar file'],
  url: 'https://example.com/your-own-link',
}
