import type { UpiAccount } from '#domain/settings/settings.ts'

/** No bank hands out such an address, so that nobody's money can go there. */
export const SAMPLE_UPI: UpiAccount = { vpa: 'padav.demo@example', payeeName: 'Padav (sample)', merchantCode: null }
