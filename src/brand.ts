/** The shop's identity: the one file to change when the owner's real facts arrive. */
export const BRAND = {
  name: "Casa Anatolia",
  line: "Alfombras Turcas Premium",
  legalName: "Casa Anatolia S.A.S.",
  nit: "901.368.337-5",
  since: 2017,
  address: { street: "Calle 93 # 13-42, local 2", city: "Bogotá", country: "Colombia", postalCode: "110221" },
  office: "Carrera 15 # 93-60, oficina 504, Bogotá",
  phone: { shown: "+57 601 555 0142", link: "+576015550142" },
  email: "hola@casaanatolia.co",
  whatsapp: "573105550142",
  instagram: { handle: "@casa.anatolia", url: "https://www.instagram.com/casa.anatolia" },
  facebook: "https://www.facebook.com/casa.anatolia",
  map: { url: "https://maps.app.goo.gl/?q=Calle+93+13-42+Bogota", latitude: 4.6768, longitude: -74.0483 },
  hours: [
    { days: "Lunes a sábado", opens: "09:30", closes: "18:30", shown: "9:30 a. m. a 6:30 p. m." },
    { days: "Domingo", opens: "10:00", closes: "16:00", shown: "10:00 a. m. a 4:00 p. m." },
  ],
  themeColor: "#F8F4ED",
  authority: { name: "Superintendencia de Industria y Comercio", url: "https://www.sic.gov.co" },
} as const;
