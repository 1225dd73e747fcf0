// The package has no types. Only what we use is declared.
declare module "multicoin-address-validator" {
  const validator: { validate(address: string, currency: string): boolean };
  export default validator;
}
