import { Button, Flex } from '@strapi/design-system'

interface FormButtonsProps {
  submit: string
  isComplete: boolean
  onCancel: () => void
}

/** The buttons below a small form. */
export function FormButtons({ submit, isComplete, onCancel }: FormButtonsProps) {
  return (
    <Flex gap={2}>
      <Button type="submit" disabled={!isComplete}>
        {submit}
      </Button>
      <Button variant="tertiary" onClick={onCancel}>
        Annuleren
      </Button>
    </Flex>
  )
}
