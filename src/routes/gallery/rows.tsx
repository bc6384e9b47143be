import { Carousel } from "../../ui/carousel/carousel.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { Section } from "../../ui/reading-page.tsx";
import { CardSkeleton } from "../../ui/card-skeleton.tsx";
import { Sums } from "../../ui/sums.tsx";
import { Shown } from "./shown.tsx";

const SUMS = [
  { label: "Subtotal", amount: "$ 3.700.000" },
  { label: "Descuento", amount: "$ 370.000", kind: "minus" },
  { label: "Contraentrega", amount: "$ 166.500", kind: "plus" },
  { label: "Total", amount: "$ 3.496.500", kind: "total" },
] as const;
const page = (number: number) => `?page=${number}`;

export const Rows = () => (
  <>
    <Shown name="Pagination">
      <Pagination page={1} total={9} perPage={12} sizes={[12, 24, 48]} pageTo={page} perPageTo={page} />
      <Pagination page={4} total={140} perPage={12} sizes={[12, 24, 48]} pageTo={page} perPageTo={page} />
    </Shown>
    <Shown name="Sums">
      <Sums rows={SUMS} />
    </Shown>
    <Shown name="CardSkeleton">
      <div className="gallery__card">
        <CardSkeleton />
      </div>
    </Shown>
    <Shown name="Carousel">
      <div className="wide">
        <Carousel title="Las más queridas" autoplay>
          {Array.from({ length: 7 }, (_, index) => (
            <CardSkeleton key={index} />
          ))}
        </Carousel>
      </div>
    </Shown>
    <Shown name="Section of a reading page">
      <Section title="Cuidado">
        <p>Gírala cada seis meses y aspírala sin cepillo.</p>
      </Section>
    </Shown>
  </>
);
