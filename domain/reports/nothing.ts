/** What a month holds in which nothing happened, report by report. */
export const NO_SALES = { bookings: 0, seats: 0, soldPaise: 0, cancelled: 0, receivedPaise: 0, refundedPaise: 0 }
export const NO_SEATS = { departures: 0, capacity: 0, sold: 0, soldElsewhere: 0 }
export const NO_GST = {
  taxablePaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  otherPaise: 0,
  totalPaise: 0,
  advancePaise: 0,
  advanceTaxPaise: 0,
  taxPaise: 0,
  reversePaise: 0,
}
