import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import type { Fleet } from '#domain/cars/fleet-desk.server.ts'
import type { Kept } from '#app/routes/admin/deed-form.tsx'
import { FleetList } from './fleet-list.tsx'

/** The vehicles of each class, and a new one. */
export function Vehicles({ fleet, kept, open }: { fleet: Fleet; kept: Kept; open: string }) {
  const { classes, garages } = fleet
  return (
    <FleetList
      kind="vehicle"
      heading="Vehicles"
      rows={fleet.vehicles}
      titleOf={({ registration }) => registration}
      wordsOf={({ carId }) => classes.find(({ id }) => id === carId)?.name ?? 'no class'}
      garages={garages}
      kept={kept}
      open={open}
      fields={(row, mine) => (
        <>
          <Field
            id={`plate-${row?.id ?? ''}`}
            name="plate"
            label="Plate"
            autoComplete="off"
            maxLength={16}
            defaultValue={mine?.typed['plate'] ?? row?.registration ?? ''}
            fault={mine?.faults['registration']}
          />
          <Select
            id={`class-${row?.id ?? ''}`}
            name="class"
            label="Class"
            none="Choose"
            options={classes.map((car) => ({ value: car.id, name: car.name }))}
            defaultValue={mine?.typed['class'] ?? row?.carId ?? ''}
            fault={mine?.faults['carId']}
          />
        </>
      )}
    />
  )
}
