import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { FleetList } from './fleet-list.tsx'
import type { ListProps } from './fleet-list.tsx'

/** The vehicles of each class, and a new one. */
export function Vehicles({ fleet, ...props }: ListProps) {
  const { classes, garages } = fleet
  return (
    <FleetList
      kind="vehicle"
      heading="Vehicles"
      rows={fleet.vehicles}
      titleOf={({ registration }) => registration}
      wordsOf={({ car }) => car}
      garages={garages}
      {...props}
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
