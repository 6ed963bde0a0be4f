/** What a licence says (P3). Whoever runs a deployment signs it; it holds for that deployment and until the end of a day. */
export interface LicenceClaims {
  /** Version of this form. */
  readonly geduld: 1;
  /** The name of the deployment for which it was issued. */
  readonly for: string;
  /** The first and the last calendar day on which it holds, where the player is. */
  readonly from: string;
  readonly until: string;
  /** What tells it from others, for whoever issued it. */
  readonly id: string;
}

/** Why a licence does not hold. */
export type LicenceFault =
  /** This is no licence at all. */
  | { readonly why: 'notALicence' }
  /** It was changed, or somebody else signed it. */
  | { readonly why: 'badSignature' }
  | { readonly why: 'otherDeployment'; readonly for: string }
  | { readonly why: 'notYet'; readonly from: string }
  | { readonly why: 'expired'; readonly until: string }
  /** This browser knows no Ed25519. */
  | { readonly why: 'cannotCheck' };

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const isDay = (value: unknown): value is string => typeof value === 'string' && DAY.test(value);

/** The claims that an unknown value holds; `undefined` when it is no licence of this form. */
export const readClaims = (value: unknown): LicenceClaims | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const claims = value as Partial<Record<keyof LicenceClaims, unknown>>;
  const { geduld, for: deployment, from, until, id } = claims;
  if (geduld !== 1 || typeof deployment !== 'string' || typeof id !== 'string') return undefined;
  return isDay(from) && isDay(until) ? { geduld, for: deployment, from, until, id } : undefined;
};

/** Why claims whose signature is right do not hold at a deployment today; `undefined` when they do. */
export const claimsFault = (
  claims: LicenceClaims,
  deployment: string,
  today: string,
): LicenceFault | undefined => {
  if (claims.for !== deployment) return { why: 'otherDeployment', for: claims.for };
  if (today < claims.from) return { why: 'notYet', from: claims.from };
  if (today > claims.until) return { why: 'expired', until: claims.until };
  return undefined;
};
