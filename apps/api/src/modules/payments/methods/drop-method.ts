import type { PaymentProviders } from '../providers/provider.ts';
import { ProviderRefusal } from '../providers/provider.ts';

export interface DroppedMethod {
  provider: string;
  providerRef: string;
}

/** Deletes a method at the provider; one that the provider no longer knows counts as deleted. */
export async function dropMethod(
  providers: PaymentProviders,
  { provider, providerRef }: DroppedMethod,
): Promise<void> {
  try {
    await providers.byName(provider).deleteMethod(providerRef);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
  }
}
