import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openStorage } from '#domain/media/storage/open-storage.server.ts'
import { openRenditions } from '#domain/media/renditions.server.ts'
import type { Renditions } from '#domain/media/renditions.server.ts'
import { saveSiteArt } from '#domain/media/site-art.server.ts'
import type { SiteArt } from '#domain/media/site-art.server.ts'
import { openByChannel } from '#domain/messaging/carriers/by-channel.server.ts'
import { openMsg91Carrier } from '#domain/messaging/carriers/msg91.server.ts'
import { openOutboxOnlyCarrier } from '#domain/messaging/carriers/outbox-only.server.ts'
import { openSmtpCarrier } from '#domain/messaging/carriers/smtp.server.ts'
import type { Carrier } from '#domain/messaging/carriers/carrier.ts'
import { findRegistration, findTemplateRow, idsOf } from '#domain/messaging/templates.server.ts'
import { markDatabase, readDatabaseOwner, refuseForeignDatabase } from '#domain/settings/database-owner.server.ts'
import type { OtherNames } from '#domain/cars/roads/roads.ts'
import { openLists } from '#domain/search/lists/lists.server.ts'
import type { PackageLists } from '#domain/search/lists/port.ts'
import type { SearchPort } from '#domain/search/port.ts'
import { keepFinding, keptFile, readKept } from '#domain/search/kept-finding.server.ts'
import { openOtherNames } from '#domain/search/sentences/other-names.ts'
import { openSearch } from '#domain/search/search.server.ts'
import { openTakingIn } from '#domain/search/taking-in.ts'
import { openGstRates } from '#domain/tax/entered-rates.server.ts'
import type { GstRates } from '#domain/tax/gst-rates.ts'
import { systemClock } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import { placeOf } from '#platform/config.server.ts'
import type { Config } from '#platform/config.server.ts'
import { openDatabase } from '#platform/db.server.ts'
import type { Database, Db } from '#platform/db.server.ts'
import { openPrinter } from '#domain/documents/print/printer.server.ts'
import type { Printer } from '#domain/documents/print/printer.server.ts'
import type { Providers } from '#domain/payments/provider.ts'
import { openRazorpay } from '#domain/payments/razorpay.server.ts'
import { openSimulator } from '#domain/payments/simulator.server.ts'
import { openDeskWays } from '#domain/payments/desk-ways.server.ts'
import { openUpi } from '#domain/payments/upi.server.ts'
import { readDemoKeys } from '#platform/demo-keys.server.ts'
import { startHeartbeat } from '#platform/heartbeat.server.ts'
import type { Heartbeat } from '#platform/heartbeat.server.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { openLog } from '#platform/log.server.ts'
import type { Log } from '#platform/log.server.ts'
import { changesSoFar, followChanges } from '#platform/change-feed.server.ts'
import { openLongReads } from '#platform/long-reads.server.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import type { ChangeTag } from '#platform/tags.ts'

/** Everything a request may need, opened once. */
export type Services = {
  config: Config
  log: Log
  clock: Clock
  database: Database
  db: Db
  memory: TagMemory
  heartbeat: Heartbeat
  renditions: Renditions
  /** The posters the site itself stands on. */
  art: SiteArt
  search: SearchPort
  lists: PackageLists
  /** The table journeys are taxed by. */
  gstRates: GstRates
  /** What people call places besides their own names. */
  otherNames: OtherNames
  carrier: Carrier
  /** What one-time codes, forms and cookies are signed with. */
  keys: KeyRing
  /** Who collects money for this site. */
  providers: Providers
  printer: Printer
  /** Calls `hear` with the tags of everything that changes, in this process or another. Returns the way to stop. */
  onChanges(hear: (...changes: readonly ChangeTag[]) => void): () => void
  /** How old what this process knows of changes is, in milliseconds. */
  changesReadAgo(): number
  close(): Promise<void>
}

const NO_RATES = 'the rates of GST could not be read anew'

type Parts = Pick<Services, 'log' | 'clock' | 'database' | 'carrier' | 'gstRates' | 'providers'> & {
  /** Of how many packages on what is found among is kept for the next process. */
  keptFrom: number
}

/** Opens every part of the house for `config`; a test may hand in any part of its own. Throws when the database cannot be opened. */
export async function openServices(wanted: Config, parts: Partial<Parts> = {}): Promise<Services> {
  const config = await complete(wanted)
  const log = parts.log ?? openLog(config.logLevel)
  const clock = parts.clock ?? systemClock
  const database = parts.database ?? (await openOwnDatabase(config, { clock, log }))
  const { db } = database
  const memory = openTagMemory()
  const heartbeat = startHeartbeat(database.pulse, log)
  const renditions = openRenditions({ storage: await openStorage(config, db, clock), db, log })
  const law = parts.gstRates ? { rates: parts.gstRates, refresh: async () => {} } : await openGstRates(db)
  const gstRates = law.rates
  const keys = openKeyRing(config.authSecrets)
  const printer = openPrinter()
  const listeners = new Set<(...changes: readonly ChangeTag[]) => void>([memory.drop])
  const tell = (...changes: readonly ChangeTag[]) => listeners.forEach((hear) => hear(...changes))
  const long = openLongReads(db, config.database, log)
  const file = keptFile(config.dataDir, await programDigest())
  const kept = await readKept(db, file)
  // Before anything is read: what changes meanwhile is taken in afterwards.
  const since = kept?.since ?? (await changesSoFar(db))
  const [search, lists] = await Promise.all([
    openSearch({ db, kind: config.search, kept: kept?.search, reading: long.reading }),
    openLists({ db, clock, gstRates, told: tell, kept: kept?.lists, reading: long.reading }),
  ])
  const { takeIn, isSettled, close: stopTakingIn } = openTakingIn({ search, lists }, log, tell)
  let changedAt = 0
  const hear = (changes: readonly ChangeTag[]) => {
    changedAt = clock.now().getTime()
    tell(...changes)
    takeIn(changes)
    for (const id of changes.flatMap(pictureGone))
      renditions
        .forget(id)
        .catch((error: unknown) => log.error({ err: error }, 'a deleted picture could not be forgotten'))
    if (changes.includes('rates'))
      law.refresh().then(priceAnew, (error: unknown) => log.error({ err: error }, NO_RATES))
  }
  // Whatever was priced before the new rates were here, and while they came.
  const priceAnew = () => {
    tell('*')
    takeIn(['*'])
  }
  const feed = await followChanges(database, hear, since)
  const stopKeeping = keepFinding({
    db,
    file,
    clock,
    log,
    search,
    lists,
    settledAt: () => (isSettled() ? feed.soFar() : undefined),
    changedAt: () => changedAt,
    isTakenUp: kept !== undefined,
    least: parts.keptFrom,
  })
  return {
    config,
    log,
    clock,
    database,
    db,
    memory,
    heartbeat,
    renditions,
    art: await saveSiteArt(db),
    search,
    lists,
    gstRates,
    otherNames: openOtherNames,
    carrier: parts.carrier ?? (await openCarrier(config, db)),
    keys,
    providers: parts.providers ?? openProviders(config, { db, keys }),
    printer,
    changesReadAgo: feed.readAgo,
    onChanges: (hear) => {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
    close: async () => {
      heartbeat.close()
      await feed.stop()
      stopTakingIn()
      await stopKeeping()
      await Promise.all([renditions.close(), search.close(), lists.close(), printer.close()])
      await long.close()
      await database.close()
    },
  }
}

/** Of the whole program where it is built, as one file: what another version made is not taken up. */
async function programDigest(): Promise<string> {
  return createHash('sha256')
    .update(await readFile(import.meta.filename))
    .digest('hex')
}

/** The picture a change says is gone. */
function pictureGone(tag: ChangeTag): string | [] {
  return tag.startsWith('gone-picture:') ? tag.slice('gone-picture:'.length) : []
}

/** A database that is this mode's, marked so before anything is written into it. Throws, in words for whoever starts, where it is not. */
export async function openOwnDatabase(
  { database: choice, mode, projectDir }: Config,
  { clock, log }: Pick<Services, 'clock' | 'log'>,
): Promise<Database> {
  const place = placeOf(choice)
  const database = await openDatabase(choice, {
    migrationsDir: join(projectDir, 'db/migrations'),
    log,
    beforeMigrating: async (db) => refuseForeignDatabase(await readDatabaseOwner(db), mode, place),
  })
  await markDatabase(database.db, clock, mode, place)
  return database
}

/** Paths made absolute, and a demo's own secrets where the environment gives none. */
async function complete(config: Config): Promise<Config> {
  const dataDir = resolve(config.projectDir, config.dataDir)
  const { database, injectedScripts, mode, authSecrets } = config
  const own = mode === 'demo' ? await readDemoKeys(dataDir) : undefined
  return {
    ...config,
    dataDir,
    database: database.kind === 'pglite' ? { kind: 'pglite', dir: resolve(config.projectDir, database.dir) } : database,
    injectedScripts: { ...injectedScripts, signingKey: injectedScripts.signingKey ?? own?.scriptSigningKey },
    authSecrets: authSecrets.length > 0 || !own ? authSecrets : [own.authSecret],
  }
}

async function openCarrier({ mail, sms }: Config, db: Db): Promise<Carrier> {
  return openByChannel({
    email: mail.kind === 'smtp' ? openSmtpCarrier(mail) : openOutboxOnlyCarrier(),
    sms: sms.kind === 'msg91' ? await openMsg91(sms, db) : sms.kind === 'none' ? NO_SMS : openOutboxOnlyCarrier(),
  })
}

/** Without the ids of the code nobody could sign in by SMS; any other text without ids is not sent. */
async function openMsg91(sms: Extract<Config['sms'], { kind: 'msg91' }>, db: Db): Promise<Carrier> {
  if (!idsOf(await findTemplateRow(db, 'code', 'sms'), sms.templates['code']))
    throw new Error(
      'no SMS can bring a code: put code=… into MSG91_TEMPLATES, or start without the MSG91 settings and enter its ids in the office, under Messages',
    )
  return openMsg91Carrier(sms, (message) => findRegistration(db, message, sms.templates))
}

/** Of a live site without a carrier for SMS: what was left for one is given up, not kept to be read. */
const NO_SMS: Carrier = {
  channels: ['sms'],
  leavesBodies: [],
  deliver: async () => ({ ok: false, reason: 'refused', detail: 'this site has no carrier for SMS' }),
}

/** A demo pays its own simulator; a real site takes no money until a way to pay is set up. */
function openProviders({ mode, razorpay }: Config, needs: { db: Db; keys: KeyRing }): Providers {
  return {
    upi: openUpi(needs),
    ...openDeskWays(needs),
    ...(mode === 'demo' ? { simulator: openSimulator(needs) } : {}),
    ...(razorpay ? { razorpay: openRazorpay(razorpay) } : {}),
  }
}
