import { DriverDraft, saveDrivers, saveVehicles, VehicleDraft } from '#domain/cars/fleet-writing.server.ts'
import { drivers, vehicles } from '#domain/cars/tables.ts'
import { readMobile } from '#domain/contact/mobile.ts'
import { cellOf, orElse, words, yesNo } from '#domain/spreadsheets/cell.ts'
import { column, REFERENCES } from '#domain/spreadsheets/columns.ts'
import { tableKind } from './table-kind.server.ts'

const GARAGE = column('Stands in', 'garageCityId', 'The address of a city.', words, REFERENCES.city)
const IN_SERVICE = column(
  'In service',
  'active',
  'yes or no; yes when empty. One out of service is sent nowhere new.',
  orElse(true, yesNo),
)
const mobile = cellOf<string>(readMobile, 'A mobile belongs here, as +91 98765 43210.', (value) => value)

export const VEHICLES = tableKind({
  name: 'vehicles',
  title: 'Vehicles',
  one: 'vehicle',
  many: 'vehicles',
  action: 'cars.edit',
  sheet: {
    columns: [
      column('Plate', 'registration', 'As DL 01 AB 1234; it says which row is which.'),
      column('Class', 'carId', 'The address of a class of car.', words, REFERENCES.car),
      GARAGE,
      IN_SERVICE,
    ],
  },
  draft: VehicleDraft,
  key: ['registration'],
  spelt: (key) => key.toUpperCase(),
  begins: { active: true },
  table: vehicles,
  id: vehicles.id,
  by: vehicles.registration,
  save: saveVehicles,
  example: [{ Plate: 'KL 07 AB 1234', Class: 'sedan', 'Stands in': 'munnar', 'In service': 'yes' }],
})

export const DRIVERS = tableKind({
  name: 'drivers',
  title: 'Drivers',
  one: 'driver',
  many: 'drivers',
  action: 'cars.edit',
  sheet: {
    columns: [
      column('Mobile', 'mobile', 'As +91 98765 43210; it says which row is which.', mobile),
      column('Name', 'name', 'As travellers read it.'),
      GARAGE,
      IN_SERVICE,
    ],
  },
  draft: DriverDraft,
  key: ['mobile'],
  spelt: (key) => readMobile(key) ?? key,
  begins: { active: true },
  table: drivers,
  id: drivers.id,
  by: drivers.mobile,
  save: saveDrivers,
  example: [{ Mobile: '+91 98765 43210', Name: 'Biju Thomas', 'Stands in': 'munnar', 'In service': 'yes' }],
})
