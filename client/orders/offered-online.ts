/** Paying online, at a provider. */
export interface OfferedOnline {
  /** What can be paid with, by the provider's names. */
  methods: string[]
}
