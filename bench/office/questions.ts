import { findCustomerAccount } from '#domain/accounts/customers.server.ts'
import { searchAudit } from '#domain/audit/audit.server.ts'
import type { BookingsAsked } from '#domain/bookings/desk/bookings-asked.ts'
import { BOOKING_VIEWS } from '#domain/bookings/desk/bookings-asked.ts'
import { countViews, listBookingsDesk } from '#domain/bookings/desk/bookings-desk.server.ts'
import { listDeparturesDesk } from '#domain/bookings/desk/departures-desk.server.ts'
import { listHiresDesk } from '#domain/bookings/desk/hires-desk.server.ts'
import { findBookingsByContact, findBookingsByWords } from '#domain/bookings/desk/find-by-words.server.ts'
import { listBalancesDue, listLeavingSoon } from '#domain/bookings/desk/leaving.server.ts'
import { countMoney } from '#domain/bookings/pay/books.server.ts'
import { PAYMENT_VIEWS } from '#domain/bookings/pay/payments-asked.ts'
import { listPaymentsDesk } from '#domain/bookings/pay/payments-desk.server.ts'
import { listWaitingDesk } from '#domain/departures/waitlist/waiting-desk.server.ts'
import { readFleet } from '#domain/cars/fleet-desk.server.ts'
import type { FleetAsked } from '#domain/cars/fleet-asked.ts'
import { choosePackage } from '#domain/catalogue/packages-to-choose.server.ts'
import type { PlaceKind } from '#domain/catalogue/place-kind.ts'
import { listPlacesDesk } from '#domain/catalogue/places-desk.server.ts'
import { listPicturesDesk } from '#domain/content/pictures-desk.server.ts'
import { listArticlesDesk } from '#domain/content/writing-desk.server.ts'
import type { DeskQuery } from '#domain/content/writing-desk.server.ts'
import { listDeliveries } from '#domain/messaging/delivery-log.server.ts'
import type { LogFilters } from '#domain/messaging/delivery-log.server.ts'
import { findWebhookLog, listWebhooks } from '#domain/partners/webhooks.server.ts'
import { listCoupons } from '#domain/promotions/coupons-desk.server.ts'
import { findImport, listImports } from '#domain/spreadsheets/imports.server.ts'
import { countPackagesDesk, listPackagesDesk } from '#domain/departures/packages-desk.server.ts'
import { listCustomersDesk } from '#domain/leads/desk/customers-desk.server.ts'
import { boardEnquiries, listEnquiries } from '#domain/leads/desk/enquiries-desk.server.ts'
import { findLeads } from '#domain/leads/find-leads.server.ts'
import { listReviewsDesk } from '#domain/reviews/reviews-desk.server.ts'
import { findThingsByName } from '#domain/search/things-by-name.server.ts'
import type { Clock } from '#platform/clock.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { COMMON_NAME, RARE_NAME } from './row-words.ts'

export type OfficeNeeds = { db: Db; clock: Clock; memory: TagMemory }
/** Asked for a page, of the first to the last there is; what has no pages is asked again. */
export type Question = (page: number) => Promise<{ ok: boolean; value?: object }>

const OWNER = { id: 'u-owner', role: 'owner' } as const

/** Every list and search of the office that grows with packages, bookings and enquiries. */
export function officeQuestions(needs: OfficeNeeds): Record<string, Question> {
  return {
    ...ofPackages(needs),
    ...ofPlaces(needs),
    ...ofBookings(needs),
    ...ofEnquiries(needs),
    ...ofWords(needs),
    ...ofSellers(needs),
    ...ofTheHouse(needs),
  }
}

function ofPackages(needs: OfficeNeeds): Record<string, Question> {
  const today = istDate(needs.clock.now())
  const list =
    (asked: Parameters<typeof listPackagesDesk>[2]): Question =>
    (page) =>
      listPackagesDesk(needs, OWNER, { ...asked, page }, { today })
  return {
    'packages, by name': list({}),
    'packages, by change': list({ sort: 'changed', isDown: true }),
    'packages, hidden': list({ view: 'hidden' }),
    'packages, to mend': list({ view: 'mend' }),
    'packages, a halt of many': list({ words: 'Munnar' }),
    'packages, one name': list({ words: 'Ladakh 77777' }),
    'packages, to choose from many': () => choosePackage(needs.db, OWNER, 'departures.plan', chosen('munnar')),
    'packages, to choose one': () => choosePackage(needs.db, OWNER, 'bookings.work', chosen('Ladakh 77777')),
    'packages, counted anew': () => countPackagesDesk({ ...needs, memory: openTagMemory() }, OWNER, { today }),
  }
}

function chosen(words: string) {
  return { key: '', words, isPublic: true }
}

function ofPlaces({ db }: OfficeNeeds): Record<string, Question> {
  const list =
    (kind: PlaceKind, words = ''): Question =>
    (page) =>
      listPlacesDesk(db, OWNER, kind, { words, page })
  const pictures =
    (asked: Parameters<typeof listPicturesDesk>[2]): Question =>
    (page) =>
      listPicturesDesk(db, OWNER, { ...asked, page })
  return {
    states: list('states'),
    cities: list('cities'),
    'cities, a name of many': list('cities', 'Munnar'),
    'cities, one name': list('cities', 'Ladakh 77777'),
    attractions: list('attractions'),
    pictures: pictures({}),
    'pictures, words of many': pictures({ words: 'Munnar' }),
    'pictures, that stand nowhere': pictures({ lacks: 'unused' }),
    'pictures, that credit nobody': pictures({ lacks: 'uncredited' }),
  }
}

/** What is told, taken in and written. */
function ofWords(needs: OfficeNeeds): Record<string, Question> {
  const { db, clock } = needs
  const log =
    (filters: LogFilters): Question =>
    (page) =>
      listDeliveries(needs, OWNER, { filters, page })
  const today = istDate(clock.now())
  const articles =
    (asked: Partial<DeskQuery>): Question =>
    (page) =>
      listArticlesDesk(db, OWNER, today, { ...asked, page })
  return {
    'messages, the log': log({}),
    'messages, failed': log({ state: 'failed' }),
    'messages, of a kind': log({ kind: 'booking' }),
    'messages, to one person': log({ to: 'person77777@example.org' }),
    webhooks: (page) => listWebhooks(db, OWNER, page),
    'webhooks, the log of one': (page) => findWebhookLog(db, OWNER, 'h1', page),
    imports: (page) => listImports(db, OWNER, page),
    'imports, one with faults': (page) => findImport(db, OWNER, 'i1', (page - 1) * 1000),
    articles: articles({}),
    'articles, a word of many': articles({ words: 'Munnar' }),
  }
}

/** What is sold with, waited for and sent along. */
function ofSellers({ db }: OfficeNeeds): Record<string, Question> {
  const coupons =
    (asked: Parameters<typeof listCoupons>[2]): Question =>
    (page) =>
      listCoupons(db, OWNER, asked, page)
  const fleet =
    (asked: FleetAsked): Question =>
    (page) =>
      readFleet(db, OWNER, asked, page)
  return {
    coupons: coupons({}),
    'coupons, running': coupons({ state: 'running' }),
    'coupons, a word of many': coupons({ words: 'Tea' }),
    'waiting, in line': (page) => listWaitingDesk(db, OWNER, { list: 'line' }, page),
    'waiting, offered': (page) => listWaitingDesk(db, OWNER, { list: 'offered' }, page),
    'waiting, for tours of many': (page) => listWaitingDesk(db, OWNER, { list: 'over', words: 'Munnar' }, page),
    'hires, ahead': (page) => listHiresDesk(db, OWNER, {}, page),
    'hires, a name of many': (page) => listHiresDesk(db, OWNER, { words: COMMON_NAME }, page),
    'fleet, vehicles': fleet({ list: 'vehicles' }),
    'fleet, drivers': fleet({ list: 'drivers' }),
    'fleet, a name of many': fleet({ list: 'drivers', words: COMMON_NAME }),
  }
}

function ofBookings({ db, clock }: OfficeNeeds): Record<string, Question> {
  const list =
    (asked: Partial<BookingsAsked>): Question =>
    (page) =>
      listBookingsDesk(db, OWNER, { view: 'all', sort: 'booked', isDown: true, ...asked }, page)
  const today = istDate(clock.now())
  return {
    ...Object.fromEntries(BOOKING_VIEWS.map((view) => [`bookings, ${view}`, list({ view })])),
    'bookings, by when they leave': list({ sort: 'leaves', isDown: false }),
    'bookings, confirmed': list({ state: 'confirmed' }),
    'bookings, cancelled': list({ state: 'cancelled' }),
    'bookings, leaving next week': list({ from: today, until: addDays(today, 7), sort: 'leaves', isDown: false }),
    'bookings, a name of many': list({ words: COMMON_NAME }),
    'bookings, a name of few': list({ words: RARE_NAME }),
    'bookings, a name of many, confirmed': list({ words: COMMON_NAME, state: 'confirmed' }),
    'bookings, of a tour of many': list({ tour: 'Munnar' }),
    'bookings, of one tour': list({ tour: 'Munnar 4005' }),
    'bookings, a reference': list({ words: 'PD765432' }),
    'bookings, a part of a reference': list({ words: '76543' }),
    'bookings, the end of a mobile': list({ words: '765432' }),
    'bookings, an order of the gateway': list({ words: 'order_765432' }),
    'bookings, counted': () => countViews(db, OWNER),
    'palette, a name of many': () => findBookingsByWords(db, OWNER, COMMON_NAME),
    'palette, a refund of nobody': () => findBookingsByWords(db, OWNER, 'rfnd_765432'),
    'palette, a name of nobody': () => findBookingsByWords(db, OWNER, 'Xerxes'),
    'customer, their bookings': () =>
      findBookingsByContact(db, OWNER, { mobile: '+919800765432', email: 'person765432@example.org' }, 200),
    'departures, from today': (page) => listDeparturesDesk(db, OWNER, { page }),
    'departures, of tours of many': (page) => listDeparturesDesk(db, OWNER, { words: 'Munnar', page }),
    'departures, guaranteed': (page) => listDeparturesDesk(db, OWNER, { state: 'guaranteed', page }),
  }
}

function ofEnquiries(needs: OfficeNeeds): Record<string, Question> {
  const list =
    (filters: Parameters<typeof listEnquiries>[2]): Question =>
    (page) =>
      listEnquiries(needs, OWNER, filters, { page })
  const customers =
    (words: string): Question =>
    (page) =>
      listCustomersDesk(needs.db, OWNER, { words, page })
  return {
    'enquiries, open': list({}),
    'enquiries, won': list({ state: 'won' }),
    'enquiries, a name of many': list({ words: COMMON_NAME }),
    'enquiries, to call today': list({ due: 'today' }),
    'customers, met last': customers(''),
    'customers, a name of many': customers(COMMON_NAME),
    'customers, a name of few': customers(RARE_NAME),
    'customers, a mobile': customers('98007 65432'),
    'enquiries, the board': () => boardEnquiries(needs, OWNER, {}),
    'palette, things of many': () => findThingsByName(needs.db, OWNER, 'Munnar').then(() => ({ ok: true })),
    'palette, customers': () => listCustomersDesk(needs.db, OWNER, { words: COMMON_NAME }, 3),
    'palette, enquiries': () => findLeads(needs.db, OWNER, COMMON_NAME),
  }
}

function ofTheHouse(needs: OfficeNeeds): Record<string, Question> {
  const { db } = needs
  return {
    'today, leaving soon': () => listLeavingSoon(db, OWNER),
    'today, balances due': () => listBalancesDue(db, OWNER),
    ...Object.fromEntries(
      PAYMENT_VIEWS.map((view) => [`payments, ${view}`, (page: number) => listPaymentsDesk(db, OWNER, { view }, page)]),
    ),
    'payments, the books': () => countMoney(needs).then(() => ({ ok: true })),
    'reviews, waiting': (page) => listReviewsDesk(db, OWNER, { state: 'pending', page }),
    'reviews, public': (page) => listReviewsDesk(db, OWNER, { state: 'published', page }),
    'history, all': () => searchAudit(db, OWNER, {}),
    'history, of bookings': () => searchAudit(db, OWNER, { subject: 'booking:' }),
    'history, of one thing': () => searchAudit(db, OWNER, { subject: 'booking:b777777' }),
    'history, of a person': () => searchAudit(db, OWNER, { who: 'u-7' }),
    'customer, their account': () =>
      findCustomerAccount(db, OWNER, { mobile: '+919800765432', email: null }).then(() => ({ ok: true })),
  }
}
