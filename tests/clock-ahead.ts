/** Brought into a site of a test's own by `--import`: with each SIGUSR2 it is CLOCK_STEP milliseconds later there. */
const Told = Date
let ahead = 0

globalThis.Date = new Proxy(Told, {
  construct: (_date, words) => Reflect.construct(Told, words.length > 0 ? words : [Told.now() + ahead]) as Date,
  get: (_date, name) => (name === 'now' ? () => Told.now() + ahead : (Reflect.get(Told, name) as unknown)),
})
process.on('SIGUSR2', () => void (ahead += Number(process.env['CLOCK_STEP'])))
