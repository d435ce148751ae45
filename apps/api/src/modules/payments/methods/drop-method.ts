import type { PaymentProviders } from '../providers/provider.ts';
import { ProviderRefusal } from '../providers/provider.ts';

export interface DroppedMethod {
  provider: string;
  providerRef: string;
}

/** Lets the provider forget a method; one that it does not know any more is forgotten already. */
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
