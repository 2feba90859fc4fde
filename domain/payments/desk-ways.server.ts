import type { Db } from '#platform/db.server.ts'
import { refused } from '#platform/result.ts'
import { findPaidBack } from './entered-lines.server.ts'
import { DESK_WAYS } from './payment.ts'
import type { DeskWay } from './payment.ts'
import type { PaymentProvider, Providers } from './provider.ts'

/** The ways money is taken at the desk, as providers: nobody is offered one, nothing outside tells of one, and what goes back is paid by a person's hand. */
export function openDeskWays({ db }: { db: Db }): Providers {
  return Object.fromEntries(DESK_WAYS.map((name) => [name, openDeskWay(db, name)]))
}

function openDeskWay(db: Db, name: DeskWay): PaymentProvider {
  return {
    name,
    isReady: async () => false,
    createOrder: async () => {
      throw new Error(`nobody is asked to pay by ${name}`)
    },
    readWebhook: () => refused('bad-signature'),
    listEvents: async () => [],
    listTaken: async () => [],
    refund: ({ id }) => findPaidBack(db, id),
  }
}
